import type { User } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { writePhone } from '#features/people/users/index.ts'
import { type Paper, paperFileName, printDates } from '#features/print/index.ts'
import { todayHere } from '#platform/values/tournament-dates.ts'
import { t } from './anglers.texts.ts'

/** Whose directory: everybody of this director, or the members of a tour or of a season. */
export type DirectoryOf = { kind: 'all' } | { kind: 'tour' | 'season'; _id: string; name: string }

type Member = Pick<User, 'first_name' | 'last_name' | 'email' | 'phone' | 'tours' | 'seasons'>

const SUBTITLES = { tour: 'tourMembers', season: 'seasonMembers' } as const

/**
 * People with the seasons that they are members of, as the list of members has it. A season that keeps no list of members has those who
 * joined it.
 */
export function withMemberships<P extends Pick<Member, 'seasons'> & { _id: string }>(
  people: readonly P[],
  members: readonly { user: string; season: string }[],
): P[] {
  const withList = new Set(members.map(({ season }) => season))
  const seasonsOf = Map.groupBy(members, ({ user }) => user)
  return people.map((one) => ({
    ...one,
    seasons: [...one.seasons.filter((season) => !withList.has(season)), ...(seasonsOf.get(one._id) ?? []).map(({ season }) => season)],
  }))
}

/** The member directory (1 §2): Name, Email, Phone, by surname. */
export function directoryPaper(of: DirectoryOf, people: readonly Member[], today = todayHere()): Paper {
  const title = of.kind === 'all' ? t('directory.title') : of.name
  const members = people
    .filter(({ tours, seasons }) => of.kind === 'all' || (of.kind === 'tour' ? tours : seasons).includes(of._id))
    .toSorted((a, b) => a.last_name.localeCompare(b.last_name) || a.first_name.localeCompare(b.first_name))
  const day = printDates([today])
  return {
    title,
    subtitles: [
      ...(of.kind === 'all' ? [] : [t(`directory.${SUBTITLES[of.kind]}`)]),
      t('directory.counted', { count: members.length, date: day }),
    ],
    foot: `${title} · ${day}`,
    fileName: paperFileName(title, today, of.kind === 'all' ? '' : t(`directory.${SUBTITLES[of.kind]}`)),
    tables: [
      {
        columns: [{ label: t('directory.name') }, { label: t('directory.email') }, { label: t('directory.phone') }],
        rows: members.map((one) => [fullName(one), one.email ?? '', one.phone ? writePhone(one.phone) : '']),
      },
    ],
  }
}
