import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of a remote's `src/remote.ts` that the build needs: name of a page or fragment → its file. */
export type RemoteOffer = {
  id: string;
  /** A minimum above what its names tell. */
  contract?: string;
  pages: Readonly<Record<string, string>>;
  fragments: Readonly<Record<string, string>>;
};

/** @param folder the remote's package folder */
export async function readRemoteOffer(folder: string): Promise<RemoteOffer> {
  const module = (await import(pathToFileURL(path.join(folder, 'src/remote.ts')).href)) as {
    default: RemoteOffer;
  };
  return module.default;
}
