import type { NavbarProps } from 'sanity';

/**
 * The Studio's navigation bar without the menu of who else is here: the lake does not pass presence on, and the menu
 * links to Sanity's own member management. Sanity has no setting for it.
 */
export function Navbar(props: NavbarProps) {
  return (
    <>
      <style>{'#global-presence-menu { display: none; }'}</style>
      {props.renderDefault(props)}
    </>
  );
}
