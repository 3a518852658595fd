// Writes a brotli and a gzip file beside every built file that shrinks: the server hands them out as they are.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const FOLDER = new URL("../dist/assets/", import.meta.url);
const SHRINKS = /\.(js|css|svg|json|ftl)$/;

for (const name of readdirSync(FOLDER).filter((each) => SHRINKS.test(each))) {
  const plain = readFileSync(new URL(name, FOLDER));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  writeFileSync(new URL(`${name}.br`, FOLDER), brotliCompressSync(plain, { params }));
  writeFileSync(new URL(`${name}.gz`, FOLDER), gzipSync(plain, { level: 9 }));
}
