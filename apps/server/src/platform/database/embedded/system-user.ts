import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { notPermitted } from './errors.ts'

export type SystemUser = { name: string; uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root. So as root it runs as `postgres` where the machine has that user, else as
 * `nobody`; none is created, the machine is not ours to change.
 */
export function unprivilegedUser(names = ['postgres', 'nobody']): SystemUser {
  const users = readUsers()
  const found = names.map((name) => users.find((user) => user.name === name)).find((user) => user && user.uid !== 0)
  if (!found) throw notPermitted(`PostgreSQL does not run as root and there is no user ${names.join(' or ')}. Start as an ordinary user.`)
  return found
}

/** The user with this number, also when the machine has no name for it. */
export function userWithId(uid: number, gid: number): SystemUser {
  return { name: readUsers().find((user) => user.uid === uid)?.name ?? String(uid), uid, gid }
}

/** Can this user walk down to the path and enter (or execute) it? Only mode bits are looked at. */
export function canReach(user: SystemUser, path: string): boolean {
  for (let step = path; ; step = dirname(step)) {
    const { uid, gid, mode } = statSync(step)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if (!(mode & bit)) return false
    if (step === dirname(step)) return true
  }
}

function readUsers(): SystemUser[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return lines
    .filter((line) => /^[^#:]+:[^:]*:-?\d+:-?\d+:/.test(line))
    .map((line) => {
      const [name = '', , uid, gid] = line.split(':')
      return { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
    })
}
