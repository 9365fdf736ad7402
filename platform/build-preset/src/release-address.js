/*
 * First module of a server build. The renderer loads it from `<registry>/releases/<id>/<hash>/server`, and the release's files have
 * the address `/releases/<id>/<hash>/`, in which the hash is unknown while building.
 */
const [id, hash] = __dirname.split(/[\\/]/).slice(-3, -1);
__webpack_public_path__ = `/releases/${id}/${hash}/`;
