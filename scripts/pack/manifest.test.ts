import { describe, expect, test } from 'vitest';
import { libraryManifest, type Manifest, programManifest } from './manifest.ts';

const SCREEN = {
  name: '@interregnum/screen',
  version: '1.2.3',
  description: 'What is on a screen.',
  keywords: ['board-game'],
  private: true,
  type: 'module',
  license: 'MIT',
  exports: { '.': './src/index.ts', './claim': './src/games/claim.ts' },
  sideEffects: ['./src/every.ts'],
  dependencies: { '@interregnum/kernel': '1.2.3' },
  devDependencies: { vitest: '5.1.0' },
};

describe('the package.json of an installed package', () => {
  const { exports, files, ...others } = libraryManifest(SCREEN, ['RULES.md']);

  test('leads from every entry to what was built, its types first', () => {
    expect(exports).toEqual({
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './claim': { types: './dist/games/claim.d.ts', default: './dist/games/claim.js' },
      './package.json': './package.json',
    });
    expect(Object.keys((exports as Record<string, object>)['.'])).toEqual(['types', 'default']);
  });

  test('says what is in it and where it runs, and holds nothing of how it is developed', () => {
    expect(files).toEqual(['dist', 'RULES.md']);
    expect(others).toEqual({
      name: '@interregnum/screen',
      version: '1.2.3',
      description: 'What is on a screen.',
      keywords: ['board-game'],
      license: 'MIT',
      type: 'module',
      sideEffects: ['./dist/every.js'],
      engines: { node: '>=22.13' },
      dependencies: { '@interregnum/kernel': '1.2.3' },
    });
  });

  test('has one entry where there is only one', () => {
    const { exports: one } = libraryManifest({ ...SCREEN, exports: './src/index.ts', sideEffects: false }, []);
    expect(Object.keys(one as object)).toEqual(['.', './package.json']);
  });

  test('is not written for a package that says nothing about itself, or whose entry is no source', () => {
    const { description: _, ...undescribed } = SCREEN;
    expect(() => libraryManifest(undescribed, [])).toThrow('lacks a description');
    expect(() => libraryManifest({ ...SCREEN, exports: './index.js' }, [])).toThrow('./index.js is no source');
  });
});

describe('the package.json of the program', () => {
  const record: Manifest = {
    ...SCREEN,
    name: '@interregnum/record',
    dependencies: { '@noble/hashes': '2.4.0', '@interregnum/screen': '1.2.3' },
  };
  const screen: Manifest = { ...SCREEN, dependencies: { '@interregnum/record': '1.2.3' } };
  const workspace = new Map([record, screen].map((each) => [each.name, each]));
  const program: Manifest = {
    ...SCREEN,
    name: 'interregnum',
    bin: { interregnum: './bin/interregnum.mjs' },
    dependencies: { commander: '15.1.0', '@interregnum/screen': '1.2.3' },
  };

  test('needs what the packages in it need, and none of them', () => {
    const written = programManifest(program, workspace, ['docs']);
    expect(written.dependencies).toEqual({ '@noble/hashes': '2.4.0', commander: '15.1.0' });
    expect(written.bin).toEqual({ interregnum: './bin/interregnum.mjs' });
    expect(written.files).toEqual(['bin', 'dist', 'web', 'docs']);
    expect(written).not.toHaveProperty('exports');
  });

  test('is not written where two versions of one package are needed', () => {
    const other = { ...program, dependencies: { ...program.dependencies, '@noble/hashes': '1.0.0' } };
    expect(() => programManifest(other, workspace, [])).toThrow('@noble/hashes is needed in two versions');
  });
});
