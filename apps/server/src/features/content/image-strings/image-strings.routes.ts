import { imageStringCalls as calls, imageString } from '@ramplight/contract/content/image-strings'
import { imageKindOf } from '@ramplight/domain/content/image-kind'
import { refused } from '@ramplight/domain/kernel/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { records } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import type { Hook } from '#platform/http/family'
import { ownedBy, ownRows } from '#platform/http/own-rows'
import { plainFamily } from '#platform/http/plain-family'
import { imageStrings } from './image-strings.table.ts'

const store = records(imageStrings, 'image-strings')
const own = ownRows(imageStrings, imageString)

/** Lists hold the pictures themselves, so nobody has more than one answer can carry. */
const MOST = 40

type Sent = { _id?: string; data: string; director?: string | null; systemDefault?: boolean | null }

/** The base64 alone, and what its bytes say it is. */
function picture(data: string): { data: string; type: NonNullable<ReturnType<typeof imageKindOf>> } {
  const base64 = data.replace(/^data:[^,]*,/, '')
  const type = imageKindOf(base64)
  if (!type) throw refused('image.not-a-picture')
  return { data: base64, type }
}

async function refuseMore(db: Db, owner: string, again: string | undefined): Promise<void> {
  // Held until the picture is in, so that two at once are counted one after the other.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`pictures of ${owner}`}))`)
  const theirs = and(eq(imageStrings.director, owner), eq(imageStrings.deleted, false))
  if ((await db.$count(imageStrings, theirs)) < MOST) return
  // A repeat of one of them is answered with what is stored.
  if (!again || !(await store.find(db, again))) throw refused('image.too-many', { most: MOST })
}

export function imageStringRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(app, deps, calls, {
    ...own,
    store,
    // Also an admin lists their own and everybody's: those of other people by their id.
    scope: (actor) => ownedBy(imageStrings, actor?.id ?? ''),
    onCreate: async (body: Sent, hook: Hook<object>) => {
      const whose: { director?: string | null } = { director: body.director ?? null, ...own.onCreate(body, hook) }
      if (whose.director) await refuseMore(hook.deps.db, whose.director, body._id)
      return { ...whose, ...picture(body.data) }
    },
    onChange: (body: Partial<Sent>, row, hook) => ({
      ...own.onChange(body, row, hook),
      ...(body.data === undefined ? {} : picture(body.data)),
    }),
    about: (row) => ({ summary: `Picture ${row.name ?? ''}`.trim() }),
  })
}
