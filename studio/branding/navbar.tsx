import type { NavbarProps } from 'sanity';

/**
 * The Studio's navigation bar without the presence menu: the content lake doesn't support presence, and the menu
 * links to Sanity's member management. Sanity has no setting for this.
 */
export function Navbar(props: NavbarProps) {
  return (
    <>
      <style>{'#global-presence-menu { display: none; }'}</style>
      {props.renderDefault(props)}
    </>
  );
}
