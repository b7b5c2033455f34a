import type { StoreMapView } from './store-map.server.ts';

/** Stores on the outlines of states and counties. Pins have the numbers of the list beside the map. */
export function StoreMap({ map, label }: { map: StoreMapView; label: string }) {
  return (
    <svg
      className="store-map"
      viewBox={`0 0 ${map.width} ${map.height}`}
      preserveAspectRatio="xMidYMid slice"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, with the theme's colours
      role="img"
      aria-label={label}
    >
      <g className="store-map-land">
        {map.states.map(({ id, d }) => (
          <path key={id} d={d} />
        ))}
      </g>
      <g className="store-map-counties">
        {map.counties.map(({ id, d }) => (
          <path key={id} d={d} />
        ))}
      </g>
      <g className="store-map-borders">
        {map.states.map(({ id, d }) => (
          <path key={id} d={d} />
        ))}
      </g>
      {map.names.map(({ name, x, y }) => (
        <text key={name} className="store-map-name" x={x} y={y}>
          {name}
        </text>
      ))}
      {map.pins.map(({ key, x, y }, index) => (
        <g key={key} className="store-map-pin" transform={`translate(${x} ${y})`}>
          <path d="M0 0C-7-11-17-17-17-30a17 17 0 1 1 34 0C17-17 7-11 0 0Z" />
          {map.pins.length > 1 && (
            <text y={-24} textAnchor="middle">
              {index + 1}
            </text>
          )}
          {map.pins.length === 1 && <circle cy={-30} r={6} />}
        </g>
      ))}
    </svg>
  );
}
