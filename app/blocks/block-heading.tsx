interface BlockHeadingProps {
  readonly id: string;
  readonly heading: string;
  readonly text?: string | null;
}

/** Heading of a block with an optional line of text. */
export function BlockHeading({ id, heading, text = null }: BlockHeadingProps) {
  return (
    <header className="block-heading">
      <h2 id={id}>{heading}</h2>
      {text !== null && <p>{text}</p>}
    </header>
  );
}
