import type { Control } from './control.ts'

const STATION = 'apps/web/src/features/stations'
const SERVER = 'apps/server/src'

/** Safeguards of the forms, each noticed by a promise in a director's words (`model/promises/`). */
export const FORM_CONTROLS: Record<string, Control> = {
  'a station says "on the server" of what is here': {
    without: 'the screen says that the server has a bag, and it has not',
    often: { 'weigh at the station': 4 },
    patches: [
      { file: `${STATION}/kept-bags/settled-within.ts`, find: "if (!mayAsk()) return 'kept'", put: "if (!mayAsk()) return 'sent'" },
    ],
  },
  'no answer is a no': {
    without: 'a bag whose answer was lost is called refused, and forgotten when it is thrown away',
    often: { 'the office weighs a bag': 6, 'the office takes it back': 8 },
    patches: [
      {
        file: `${STATION}/asked-bags/asked-bag.ts`,
        find: 'if (asked.rev === 0 && before.length === 0) return null',
        put: 'if (asked.rev === 0) return null',
      },
    ],
  },
  '"Change it" drops before it keeps': {
    without: 'a refused bag is dropped before what replaces it is kept',
    often: { 'weigh at the station': 4, 'change a refused bag': 12, 'take a boat out': 3, finalize: 4 },
    patches: [
      {
        file: 'apps/web/src/platform/local/answers/answer-write.ts',
        find: '  const isWhole = book.isReady()\n',
        put: "  const isWhole = book.isReady()\n  if (given.replaces) await book.db.table('quarantine').delete(given.replaces.opId)\n",
      },
    ],
  },
  'a hotspot is taken for our server': {
    without: 'a hotspot’s page signs somebody out',
    often: { 'the office weighs a bag': 6, 'the office looks': 6 },
    patches: [
      {
        file: 'apps/web/src/platform/ask-server.ts',
        find: 'if (!isOurs(response)) throw new NotOurServer(status)',
        put: 'if (!isOurs(response)) return { ok: true, status, headers, answer: { authenticated: false } }',
      },
    ],
  },
  'money over two entries of one boat': {
    without: 'a crew that was entered at two tables is paid twice',
    often: { 'a crew walks up': 15, 'the office takes a boat out': 0.1 },
    patches: [
      {
        file: `${SERVER}/features/results/tournament-results/write-result.ts`,
        find: 'refuseOpenFlags(calculation, await daysOf(tx, tournament.id), await namedBoats(tx, calculation))',
        put: 'void [refuseOpenFlags, daysOf, namedBoats]',
      },
    ],
  },
  'official over an open question': {
    without: 'results become official while somebody is asked',
    often: { 'write a reason': 4, 'weigh at the station': 3, 'close the day at a screen': 10, finalize: 6 },
    patches: [
      {
        file: `${SERVER}/features/results/tournament-results/write-result.ts`,
        find: 'await refuseOpenQuestions(tx, tournament.id)',
        put: 'void refuseOpenQuestions',
      },
    ],
  },
  'a question that only admins may answer': {
    without: 'the co-director is not asked what the director is asked, and the tournament waits',
    often: { 'write a reason': 4, 'change a crew': 3 },
    patches: [
      {
        file: `${SERVER}/features/sync/questions/shown-questions.ts`,
        find: 'if (guard) return guard(db, actor, recId)',
        put: 'if (guard) return (await guard(db, actor, recId)) && (actor.tours.length > 0 || actor.userType !== "Director")',
      },
    ],
  },
  'an answer that asks again': {
    without: 'answering never ends',
    often: { 'write a reason': 4, 'change a crew': 3 },
    patches: [
      {
        file: `${SERVER}/features/sync/questions/answer-question.ts`,
        find: "      state: 'done',\n      answer,",
        put: "      state: 'open',\n      answer,",
      },
    ],
  },
  'an old export overwrites': {
    without: 'what a file only repeats is taken for new',
    often: { 'export everything': 8, 'import an older export': 12, 'write a reason': 3 },
    patches: [
      {
        file: 'apps/web/src/features/offline-data/judge-record.ts',
        find: 'const madeFrom = isOfNow ? truth : applyLeaves(record, unsent)',
        put: 'const madeFrom = truth ?? applyLeaves(record, unsent)',
      },
      {
        file: 'apps/web/src/features/offline-data/judge-record.ts',
        find: 'const isQuestion = !isOfNow || isWaiting || !same(before, seen) || (isUntold && before === null)',
        put: 'const isQuestion = false && isWaiting && !same(before, seen) && isUntold',
      },
    ],
  },
  'crews are put together': {
    without: 'two partners are both in the boat: crews are merged as sets, and nothing asks for their size',
    often: { 'change a crew': 20 },
    patches: [
      {
        file: `${SERVER}/features/registration/tournament-entries/tournament-entries.synced.ts`,
        find: "users: 'atomic'",
        put: "users: 'set'",
      },
      {
        file: 'packages/domain/src/registration/crew.ts',
        find: 'const problem = crewProblem(users.length, tournament, before.length)',
        put: 'const problem = users.length < 0 ? crewProblem(users.length, tournament, before.length) : null',
      },
    ],
  },
}
