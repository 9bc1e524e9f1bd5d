import 'fake-indexeddb/auto'
import { generateKeyPairSync } from 'node:crypto'
import { Dexie } from 'dexie'
import { afterEach, expect, test } from 'vitest'
import { borrowers, isBorrowedBy, noteDevice, noteParkingKey, sealedHere } from '#platform/borrowed.ts'
import { keepBoard } from '#platform/kept-boards.ts'
import { restoreRows } from '#platform/left-rows.ts'
import { engineIn } from '#platform/local/sending/engine-in.ts'
import { engineTable } from '#platform/local/store/local-db.ts'
import { localDb } from '#platform/local/store/make-local-db.ts'
import { takeParked, takeRows } from '#platform/local/store/parking.ts'
import { noteCopy, rememberPerson } from '#platform/local/store/people-here.ts'
import { idOf } from '#platform/local/testing/rows.ts'
import { hasOfflineLogin } from '#platform/offline-login.ts'
import { leaveBorrowed, leaveWhoIsGone } from './leave-borrowed.ts'

const [ANA, BO, TOUR] = [idOf(99), idOf(98), idOf(1)]
const CANARY = 'Castle'

const aKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    seals: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
    opens: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url'),
  }
}
const [hers, his] = [aKey(), aKey()]
const bytesToText = (value: unknown) =>
  JSON.stringify(value, (_, part) => (part instanceof ArrayBuffer ? Buffer.from(part).toString('latin1') : part))

/** Every byte that is left in this browser, as text. */
async function everything(): Promise<string> {
  const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
  for (const name of await Dexie.getDatabaseNames()) {
    const db = await new Dexie(name).open()
    for (const table of db.tables) parts.push(name, bytesToText(await table.toArray()))
    db.close()
  }
  return parts.join('\n')
}
async function openFor(user: string) {
  const db = localDb(user)
  await db.open()
  return { db, engine: await engineIn(db, { user, deviceName: 'Scale 1', token: async () => null }) }
}
const logins = (...users: string[]) =>
  localStorage.setItem(
    'rl-offline-logins',
    JSON.stringify(
      Object.fromEntries(
        users.map((userId) => [userId, { userId, email: userId, verifier: 'x', role: 'Director', signedInAt: new Date() }]),
      ),
    ),
  )

/** Ana's day on Bo's tablet, with a tour that was not sent, a bag half typed and a bag that is asked about. */
async function aDayOfAna() {
  noteDevice(ANA, false)
  noteParkingKey(ANA, hers.seals)
  rememberPerson(ANA, `Ana ${CANARY}`)
  noteCopy(ANA, '2027-06-12')
  rememberPerson(BO, 'Bo Moss')
  logins(ANA, BO)
  const rows = {
    [`rl-bag-${ANA}-${TOUR}-1`]: `{"pounds":"14","by":"${CANARY}"}`,
    [`rl-draft-user-${idOf(7)}-${ANA}`]: `{"values":{"last_name":"${CANARY}"}}`,
    'rl-asked-bags': JSON.stringify([
      { user: ANA, bag: { boat: CANARY } },
      { user: BO, bag: { boat: 'Bo 2' } },
    ]),
    'rl-something-new': CANARY,
    [`rl-draft-tour-${BO}`]: 'draft of Bo',
    'rl-environment': 'dark',
    'rl-letter-keys': 'false',
  }
  for (const [key, text] of Object.entries(rows)) localStorage.setItem(key, text)
  sessionStorage.setItem('rl-place', CANARY)
  await keepBoard(TOUR, { first: CANARY } as never)
  const { db, engine } = await openFor(ANA)
  await engine.record([{ kind: 'create', tbl: 'tours', id: TOUR, doc: { name: CANARY } }])
  db.close()
  return rows
}

afterEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  // What was seen stays open for the life of a page.
  for (const name of await Dexie.getDatabaseNames()) if (!['rl-seen', 'rl-boards'].includes(name)) await Dexie.delete(name)
})

test('LAW: after somebody left a borrowed device nothing on it can be read that was theirs, and what is others’ is as it was', async () => {
  await aDayOfAna()
  expect(await everything()).toContain(CANARY)
  expect(await leaveBorrowed(ANA)).toBe(2)

  expect(await everything()).not.toContain(CANARY)
  expect(hasOfflineLogin(Date.now(), ANA)).toBe(false)
  expect(hasOfflineLogin(Date.now(), BO)).toBe(true)
  expect(localStorage.getItem(`rl-draft-tour-${BO}`)).toBe('draft of Bo')
  expect(localStorage.getItem('rl-asked-bags')).toBe(JSON.stringify([{ user: BO, bag: { boat: 'Bo 2' } }]))
  expect([localStorage.getItem('rl-environment'), localStorage.getItem('rl-letter-keys')]).toEqual(['dark', 'false'])
  expect([sealedHere(), isBorrowedBy(ANA)]).toEqual([2, false])
})

test('what was not sent opens with the key that only the server gives, once, and with no other', async () => {
  const rows = await aDayOfAna()
  await leaveBorrowed(ANA)
  const { db, engine } = await openFor(ANA)
  expect(await takeParked(ANA, engine, async () => null)).toBe(0)
  expect(await takeParked(ANA, engine, async () => his.opens)).toBe(0)
  expect(await takeParked(ANA, engine, async () => hers.opens)).toBe(1)
  expect((await engineTable(db, 'outbox').toArray()).map(({ id }) => id)).toEqual([TOUR])
  restoreRows(await takeRows(ANA, async () => hers.opens))
  expect(localStorage.getItem(`rl-bag-${ANA}-${TOUR}-1`)).toBe(rows[`rl-bag-${ANA}-${TOUR}-1`])
  expect(JSON.parse(localStorage.getItem('rl-asked-bags')!)).toHaveLength(2)
  expect(await takeRows(ANA, async () => hers.opens)).toEqual({})
  db.close()
  expect(await Dexie.exists(`parked_${ANA}`)).toBe(false)
})

test('a page that was closed before everything was gone goes on when the next one is opened', async () => {
  await aDayOfAna()
  await leaveWhoIsGone()
  expect(await everything()).not.toContain(CANARY)
  expect(borrowers()).toEqual([])
})

test('without a key nothing that was not sent is thrown away', async () => {
  await aDayOfAna()
  localStorage.removeItem('rl-parking-keys')
  expect(await leaveBorrowed(ANA)).toBe(1)
  const { db, engine } = await openFor(ANA)
  expect(await takeParked(ANA, engine)).toBe(1)
  expect(localStorage.getItem(`rl-bag-${ANA}-${TOUR}-1`)).toContain('14')
  db.close()
})
