import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { questionCalls } from '@ramplight/contract/sync/questions'
import { changeOf, valuesOf } from '../../../../web/src/features/registration/tournament-entries/entry-values.ts'
import { json, noteSeen } from '../said.ts'
import { stationOf } from '../saving.ts'
import { atScreen, orTold } from '../screens.ts'
import { act, type Commands, chosen, type Happening } from './command.ts'
import { sayAgain } from './decisions.ts'

/** The partner of a boat is somebody else, or a boat gets one: one value of two people. */
const changeCrew = (h: Happening) =>
  atScreen(h, async (screen) => {
    const { day, step } = h
    const station = await stationOf(day, screen)
    const entry = station && chosen(station.entries, step.pick)
    const users = await screen.book()!.local.rowsOf<{ first_name: string; last_name: string }>('users', day.anglers)
    const partner = chosen(users, step.other)
    if (!entry || !partner) return
    const start = valuesOf(entry)
    const { _id, first_name, last_name } = partner
    const anglers = [...start.anglers.slice(0, 1), { _id, first_name, last_name }]
    const body = { ...changeOf(start, { ...start, anglers }), _rev: entry._rev }
    if (body.users) day.crews.push({ boat: entry._id, users: body.users })
    await orTold(day, 'a crew is changed', screen.call(tournamentEntryCalls.update, { params: { id: entry._id }, body }))
  })

const draw = (h: Happening) =>
  atScreen(h, async ({ call }) => {
    const { day, step } = h
    day.said.isDrawn = true
    const body = { _id: newId(), tournament: day.tournament, mode: 'random' as const, seed: step.other, assignFlights: step.pick % 2 === 0 }
    await orTold(day, 'boats are drawn', call(tournamentEntryCalls.drawBoatNumbers, { body }))
  })

/** By *Use left* or *Use right* of a card. */
const answerQuestion = (h: Happening) =>
  atScreen(h, async ({ book, call, number }) => {
    const { day, step } = h
    // Before the copy is complete the card comes from the server.
    const open = book()!
    if (!open.isReady()) return
    // Whose session has ended signs in before anything else.
    const questions = await orTold(day, 'questions are read', open.call(questionCalls.search, { body: { tournament: day.tournament } }))
    const question = questions && chosen(questions, step.pick)
    if (!question) return
    const { _id, tbl, rec, field, mine, theirs } = question
    const take = step.other % 2 ? ('mine' as const) : ('theirs' as const)
    noteSeen(day.said, number, rec, field, theirs)
    noteSeen(day.said, number, rec, field, mine)
    if (take === 'mine' && field === 'boatNumber') day.said.isDrawn = true
    if (take === 'mine' && field !== 'numbers')
      sayAgain(day, number, { tbl: tbl as 'tours', rec, opId: null, isSure: false }, { [field]: JSON.parse(json(mine)) })
    await orTold(day, 'a question is answered', call(questionCalls.answer, { params: { id: _id }, body: { take, seen: theirs } }))
  })

export const formCommands: Commands = {
  'change a crew': act(5, changeCrew),
  'draw the boats': act(2, draw),
  'answer a question': act(4, answerQuestion),
  'close the day at a screen': act(0.4, (h) =>
    atScreen(h, ({ call }) =>
      orTold(
        h.day,
        'the day is closed',
        call(tournamentResultCalls.preview, { params: { id: h.day.tournament } }).then(({ revision }) =>
          call(tournamentResultCalls.create, { body: { _id: newId(), tournament: h.day.tournament, revision } }),
        ),
      ),
    ),
  ),
}
