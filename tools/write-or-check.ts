import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Writes a generated file, or with `--check` says whether the one that is there is current. */
export function writeOrCheck(path: string, text: string, command: string): void {
  const name = basename(path)
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text)
    console.log(`${name}: written`)
  } else if (existsSync(path) && readFileSync(path, 'utf8') === text) console.log(`${name}: current`)
  else {
    console.error(`${name} is not current. Run: ${command}`)
    process.exitCode = 1
  }
}
