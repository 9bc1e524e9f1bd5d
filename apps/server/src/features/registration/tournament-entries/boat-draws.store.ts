import type { Numbering } from '@ramplight/contract/registration/tournament-entries'
import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Queryable, Tx } from '#platform/database/types'
import { boatDraws } from './boat-draws.table.ts'

export type DrawRow = typeof boatDraws.$inferSelect

/** A decision about numbers that is known already; null: it comes for the first time. */
export const knownDraw = async (db: Queryable, id: string): Promise<DrawRow | null> =>
  (await db.select().from(boatDraws).where(eq(boatDraws.id, id)))[0] ?? null

type Kept = { tournament: string; by: string | null; countedAt: string | null }

/** Writes a decision down; `countedAt` null: somebody has to answer whether it counts. */
export const keepDraw = async (tx: Tx, { _id, kind, mode, seed, at, boats }: Numbering, kept: Kept): Promise<void> =>
  void (await tx.insert(boatDraws).values({ id: _id, kind, mode: mode ?? null, seed: seed ?? null, at, boats, ...kept }))

export const countDraw = (tx: Tx, id: string, countedAt: string) => tx.update(boatDraws).set({ countedAt }).where(eq(boatDraws.id, id))

/** The draw whose numbers count now. */
export const lastDraw = async (db: Queryable, tournament: string): Promise<DrawRow | null> =>
  (
    await db
      .select()
      .from(boatDraws)
      .where(and(eq(boatDraws.tournament, tournament), eq(boatDraws.kind, 'draw'), isNotNull(boatDraws.countedAt)))
      .orderBy(desc(boatDraws.countedAt), desc(boatDraws.id))
      .limit(1)
  )[0] ?? null

/** Draws that have counted since, in their order. */
export const drawsSince = (db: Queryable, tournament: string, since: string): Promise<DrawRow[]> =>
  db
    .select()
    .from(boatDraws)
    .where(and(eq(boatDraws.tournament, tournament), eq(boatDraws.kind, 'draw'), gt(boatDraws.countedAt, since)))
    .orderBy(asc(boatDraws.countedAt))
