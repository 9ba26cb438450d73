declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The policy of pages forbids code that is made of text. Schemas that a plugin brings along would try, and be reported, each time.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };

export {};
