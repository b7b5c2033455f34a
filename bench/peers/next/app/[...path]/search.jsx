'use client';
import { SearchParts } from '../../../../../app/vehicles/search/search-page.tsx';

export const Search = ({ announcement, view }) => (
  <div className="search">
    <output className="sr-only">{announcement}</output>
    <div className="search-inner">
      <SearchParts view={view} />
    </div>
  </div>
);
