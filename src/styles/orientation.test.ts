import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';

it('elements look the same in a portrait and a landscape window of one width', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test|\.spec)\.(css|ts)$/.test(file),
  );
  expect(files).not.to.have.length(0);
  for (const file of files) {
    const source = readFileSync(`src/${file}`, 'utf8');
    expect(source, file).not.to.match(/orientation\s*:|screen\.orientation/);
  }
});
