import { describe, expect, it } from 'vitest';
import { inCheckoutWith } from './checkout-fixture.ts';
import { roomErrors } from './rooms.ts';

const errorsOf = (files: Record<string, string>) => inCheckoutWith(files, roomErrors);

const importOf = (specifier: string) => `import { x } from '${specifier}';\nexport const y = x;\n`;

describe('roomErrors', () => {
  it('allows imports that go one way', async () => {
    expect(
      await errorsOf({
        'shell/src/app/app.ts': importOf('../frame/frame.ts'),
        'shell/src/frame/template.ts': importOf('../app/file-to-generate.ts'),
        'shell/src/frame/frame.ts': importOf('../session/session.ts'),
        'shell/src/session/session.ts': '',
      }),
    ).toEqual([]);
  });

  it('names both arrows of two folders that import each other', async () => {
    expect(
      await errorsOf({
        'shell/src/frame/frame.ts': importOf('../session/session.ts'),
        'shell/src/session/session.ts': importOf('../frame/frame.ts'),
      }),
    ).toEqual([
      'shell/src/frame imports shell/src/session, which imports it again, directly or through others.',
      'shell/src/session imports shell/src/frame, which imports it again, directly or through others.',
    ]);
  });

  it('finds a circle through a parent and a dynamic import', async () => {
    const errors = await errorsOf({
      'shell/src/pages/home/home.ts': importOf('../own-pages.ts'),
      'shell/src/pages/own-pages.ts': "export const load = () => import('./home/home.ts');\n",
    });
    expect(errors).toHaveLength(2);
  });

  it('ignores tests and fixtures', async () => {
    expect(
      await errorsOf({
        'shell/src/frame/frame.ts': importOf('../session/session.ts'),
        'shell/src/session/session.ts': '',
        'shell/src/session/session.test.ts': importOf('../frame/frame.ts'),
        'shell/src/session/session-fixture.ts': importOf('../frame/frame.ts'),
      }),
    ).toEqual([]);
  });

  it('names a folder with more than 25 files', async () => {
    const files = Array.from({ length: 26 }, (_, index) => [`shell/src/frame/part-${index}.ts`, '']);
    expect(await errorsOf(Object.fromEntries(files))).toEqual([
      'shell/src/frame has 26 files. Split it: a folder holds 25 at most.',
    ]);
    expect(await errorsOf(Object.fromEntries(files.slice(1)))).toEqual([]);
  });
});
