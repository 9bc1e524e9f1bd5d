import { species, speciesCalls } from '@ramplight/contract/tournaments/species'
import { readLocally } from '#platform/local/answers/local-calls.ts'
import { readFamily, recordsOf } from '#platform/local-families/local-family.ts'
import { isOwn, ownRows } from '#platform/local-families/own-rows.ts'
import { listOrder } from '#platform/local-families/search-rows.ts'

const SPECIES = { tbl: 'species', record: species } as const

readFamily(speciesCalls, { ...SPECIES, ...ownRows })

/** Of another director only what everybody has. */
readLocally(speciesCalls.byDirector, {
  tables: ['species'],
  answer: async ({ params: { id } }, local) => {
    const isMine = isOwn(local.user._id)
    const all = await recordsOf(SPECIES, local)
    const theirs = id === local.user._id ? all.filter(isMine) : all.filter(({ systemDefault }) => systemDefault)
    return theirs.sort(listOrder({ field: 'createdAt', direction: 'asc' }))
  },
})
