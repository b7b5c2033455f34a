interface BlockHeadingProps {
  readonly id: string;
  readonly heading: string;
  readonly text?: string | null;
}

/** What a block is about, and perhaps a sentence on it. */
export function BlockHeading({ id, heading, text = null }: BlockHeadingProps) {
  return (
    <header className="block-heading">
      <h2 id={id}>{heading}</h2>
      {text !== null && <p>{text}</p>}
    </header>
  );
}
