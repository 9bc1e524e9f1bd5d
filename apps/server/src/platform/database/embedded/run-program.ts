import { spawn } from 'node:child_process'
import { parse } from 'node:path'
import type { SystemUser } from './system-user.ts'

export type Finished = { code: number | null; output: string }

/**
 * How PostgreSQL's programs are spawned. The PG… variables of the shell are left out: they are meant for another
 * server. `LC_ALL=C` keeps messages in English, and macOS refuses to start a server without it.
 */
export function spawnOptions(runAs: SystemUser | undefined, near: string) {
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return {
    cwd: parse(near).root,
    env: { ...Object.fromEntries(environment), LC_ALL: 'C' },
    windowsHide: true,
    ...(runAs && { uid: runAs.uid, gid: runAs.gid }),
  }
}

/** Runs a program to its end and collects what it says. A program that cannot be started rejects; nothing is thrown past the promise. */
export function runProgram(program: string, args: string[], runAs?: SystemUser): Promise<Finished> {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(program, args, { ...spawnOptions(runAs, program), stdio: ['ignore', 'pipe', 'pipe'] })
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}
