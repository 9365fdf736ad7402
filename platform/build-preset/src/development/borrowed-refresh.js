/*
 * Replaces `react-refresh/runtime` in a remote under development with the shell's: React DOM reports its components to one runtime only.
 * Different builds number their modules alike, so the id of each component begins with the name of its build.
 */
const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
  register: registerInShop,
} = globalThis.__SHOP_REFRESH__;

const register = (type, id) => registerInShop(type, `${REMOTE_NAME} ${id}`);

export {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
  register,
};
