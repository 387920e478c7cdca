import assert from 'node:assert/strict';
import { relative, resolve } from 'node:path';
import { it } from 'node:test';
import ts from 'typescript';

/**
 * The errors of a strict TypeScript project that installed the package.
 * @param {string} code
 */
function errorsOf(code) {
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };
  const consumer = resolve('consumer.ts');
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => (file === consumer ? code : readFile(file));
  host.fileExists = (file) => file === consumer || fileExists(file);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([consumer], options, host))
    .map(({ file, start = 0, messageText }) => {
      const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
      const where = file ? `${relative('.', file.fileName)}:${line}` : 'options';
      return `${where}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}

it('types elements by their tags, and operations with what they ask and answer', () => {
  const errors = errorsOf(`
    import 'mkt-widgets/elements/ranking';
    import { MktRanking } from 'mkt-widgets';
    import { createClient, ranking, request, TimeoutError } from 'mkt-widgets/service';

    const element: MktRanking = document.createElement('mkt-ranking');
    element.genreId = 100371;
    element.limit = 3;
    // @ts-expect-error: no such parameter
    element.genre = 100371;
    // @ts-expect-error: no such phase
    element.phase === 'done';

    const client = createClient({ applicationId: 'APP' });
    const answer = await request(ranking, { genreId: 100371 }, { applicationId: 'APP' });
    const name: string | undefined = answer.records[0]?.itemName;
    // @ts-expect-error: a text, not a number
    const wrong: number | undefined = answer.records[0]?.itemName;
    // @ts-expect-error: no such parameter
    await request(ranking, { genre: 1 }, { applicationId: 'APP' });
    export { client, name, TimeoutError, wrong };
  `);
  assert.deepEqual(errors, []);
});
