import { BUILT_IN_PAGES, pathExists } from '@rooftop/content/schema';
import { Select } from '@sanity/ui';
import type { ChosenLink } from './chosen-link.ts';

/** One of the website's own pages, by name. Searches of conditions that the dealership does not sell are left out. */
export function BuiltInChoice({ href = '', isReadOnly, onWrite, known: { facts } }: ChosenLink) {
  const pages = [...BUILT_IN_PAGES].filter(
    ([path]) => path === href || facts === null || pathExists(path, facts),
  );
  return (
    <Select
      aria-label="Built-in page"
      disabled={isReadOnly}
      value={BUILT_IN_PAGES.has(href) ? href : ''}
      onChange={({ currentTarget }) => onWrite(currentTarget.value || undefined)}
    >
      <option value="">Choose a page</option>
      {pages.map(([path, title]) => (
        <option key={path} value={path}>
          {`${title} (${path})`}
        </option>
      ))}
    </Select>
  );
}
