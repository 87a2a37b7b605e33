// Runs a WebAssembly program on files: node portable.mjs PROGRAM FILE...
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [program, ...files] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: [program, ...files], preopens: { "/": "/" } });
const module = await WebAssembly.compile(await readFile(program));
wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
