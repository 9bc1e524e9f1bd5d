import { generateKeyPairSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { parkingKeys } from './auth.table.ts'

const base64 = (bytes: Buffer) => bytes.toString('base64url')

/** The half that seals, for every device this person signs in on. The pair is made at the first sign-in and stays. */
export async function publicParkingKey(db: Queryable, user: string, now: Date): Promise<string> {
  const known = await pairOf(db, user)
  if (known) return known.publicKey
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const row = {
    publicKey: base64(pair.publicKey.export({ type: 'spki', format: 'der' })),
    privateKey: base64(pair.privateKey.export({ type: 'pkcs8', format: 'der' })),
    createdAt: now.toISOString(),
  }
  await db
    .insert(parkingKeys)
    .values({ user, ...row })
    .onConflictDoNothing()
  // Two sign-ins at once: the pair that was first.
  return (await pairOf(db, user))?.publicKey ?? row.publicKey
}

/** The half that opens; null for who never signed in. */
export const privateParkingKey = async (db: Queryable, user: string): Promise<string | null> => (await pairOf(db, user))?.privateKey ?? null

const pairOf = async (db: Queryable, user: string) => (await db.select().from(parkingKeys).where(eq(parkingKeys.user, user)))[0]
