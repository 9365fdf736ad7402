/*
 * The first module of a server build. It sets the address of the release's files, `/releases/<id>/<hash>/`: the hash is unknown during
 * the build, so it is taken from the path from which the renderer loads the build, `<registry>/releases/<id>/<hash>/server`.
 */
const [id, hash] = __dirname.split(/[\\/]/).slice(-3, -1);
__webpack_public_path__ = `/releases/${id}/${hash}/`;
