/** Rooftop's icon: a roof over a door. */
export function RooftopIcon() {
  return (
    <svg viewBox="0 0 44 44" fill="none" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
      <rect width="44" height="44" rx="10" fill="#12343b" />
      <path
        d="M8 24 22 11l14 13"
        stroke="#f4b860"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M14 26v8h16v-8" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
