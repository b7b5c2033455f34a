// `npm start`: this file parses on any Node, so that an old version gets a message instead of a syntax error.
if (Number(process.versions.node.split('.')[0]) >= 20) {
  void import('./install.mjs').then(function (install) {
    return install.runInProject('scripts/start/supervise.ts', process.argv.slice(2));
  });
} else {
  process.stderr.write(
    'Rooftop needs Node 20 or newer, and this is ' + process.version + '. Install it from nodejs.org.\n',
  );
  process.exitCode = 1;
}
