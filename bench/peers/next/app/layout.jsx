export const dynamic = 'force-dynamic';

const Html = ({ of }) => <div dangerouslySetInnerHTML={{ __html: of }} />;

export default function Layout({ children }) {
  const { before, after } = globalThis.peer.shell;
  return (
    <html lang="en">
      <body>
        <Html of={before} />
        <main id="main">{children}</main>
        <Html of={after} />
      </body>
    </html>
  );
}
