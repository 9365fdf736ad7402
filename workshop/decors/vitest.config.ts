export default { test: { testTimeout: 600_000, hookTimeout: 600_000 } };
