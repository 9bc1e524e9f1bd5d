import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { isUnpaidNow } from '@ramplight/domain/money/cash-in-hand'
import { type CheckIn, checkedInThen } from '@ramplight/domain/registration/check-ins'
import { missingIn } from '@ramplight/domain/registration/waiver'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { later } from '@ramplight/ui/parts/later.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { chime } from '@ramplight/ui/station/chime'
import { haptics } from '@ramplight/ui/station/haptics'
import { writeClock } from '@ramplight/ui/values/times'
import { IconClockCog, IconQrcode, IconSailboat, IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { CrewWaivers, useAccepted } from '#features/registration/crew-waivers/index.ts'
import { checkIn, EntryDrawer, undoCheckIn } from '#features/registration/tournament-entries/index.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { useOnline } from '#platform/use-online.ts'
import { useOnlyWeighs } from '#platform/use-weighing.ts'
import { boatName, fullNames } from '#platform/values/entry-name.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { t } from './check-in.texts.ts'
import { CheckInRow } from './check-in-row.tsx'
import { boatOfCode, boatsOf, meantBy } from './find-boat.ts'
import { lateWhenBack } from './late-note.ts'
import { momentsOf } from './moments.ts'
import { NotBackBoard } from './not-back-board.tsx'
import { PapersSheet } from './papers-sheet.tsx'
import { TimesSheet } from './times-sheet.tsx'
import { useCheckInTimes } from './use-check-in-times.ts'
import { useMissingPapers } from './use-missing-papers.ts'
import './check-in.css'

const ScanSheet = later(() => import('./scan-sheet.tsx').then((module) => module.ScanSheet))

type View = CheckIn['kind'] | 'not-back'
const VIEW_NAME = { meeting: 'meeting', out: 'out', back: 'back', 'not-back': 'notBack' } as const satisfies Record<View, string>

/** At the end of an address: who is still on the water. */
const NOT_BACK = '#not-back'

/** Who is here, who is back, and who is still on the water: one tap a boat. */
export function CheckInStation({ data, day }: { data: StationData; day: number }) {
  const { tournament, entries } = data
  const { times, save, saving } = useCheckInTimes(tournament)
  const moments = momentsOf(day, times)
  const [chosen, setChosen] = useState<View | null>(() => (location.hash === NOT_BACK ? 'not-back' : null))
  const view = chosen ?? moments.find(({ kind }) => kind === 'out')?.kind ?? 'not-back'
  const at = moments.find(({ kind }) => kind === view)
  const views: View[] = [...moments.map(({ kind }) => kind), 'not-back']
  const [search, setSearch] = useState('')
  const [said, setSaid] = useState<string | null>(null)
  const [open, setOpen] = useState<'scan' | 'times' | null>(null)
  const [sheet, setSheet] = useState<{ kind: 'waiver' | 'papers' | 'boat'; entry: string } | null>(null)
  const onlyWeighs = useOnlyWeighs(tournament)
  const papers = useMissingPapers(data, !onlyWeighs)
  const accepted = useAccepted(tournament, !onlyWeighs)
  const marker = useUnsentMarker('tournament-entries')
  const online = useOnline()
  const field = useRef<HTMLInputElement>(null)
  const zone = zoneOf(tournament)
  const sheetOf = entries.find(({ _id }) => _id === sheet?.entry)
  const close = () => setSheet(null)

  const refuse = (words: string) => {
    chime('error')
    haptics.error()
    setSaid(words)
  }
  const take = async (entry: TournamentEntry, where: CheckIn) => {
    const before = checkedInThen(entry, where)
    const boat = boatName(entry)
    const isBack = where.kind === 'back'
    if (before) return refuse(t(isBack ? 'alreadyBack' : 'alreadyIn', { boat, time: writeClock(before, zone) }))
    const moment = new Date(timeHere()).toISOString()
    if (!(await checkIn(entry, tournament, { at: where, moment }))) return
    chime('saved')
    haptics.save()
    const late = where.kind === 'back' ? lateWhenBack(data, entry, where.day, moment) : 0
    setSaid(late > 0 ? t('isLate', { boat, minutes: late }) : t(isBack ? 'hasComeBack' : 'isIn', { boat }))
    setSearch('')
  }
  /** Typed and Enter, a scanner that types, or the camera. */
  const read = (text: string) => {
    if (!at) return
    const code = boatOfCode(text, tournament._id)
    if (code === 'elsewhere') return refuse(t('elsewhere'))
    const entry = code ? entries.find(({ _id }) => _id === code.entry) : meantBy(entries, text)
    if (entry) return void take(entry, at)
    setSearch(code ? '' : text)
    refuse(code ? t('noSuchBoat') : boatsOf(entries, text).length > 0 ? t('several') : t('noBoat', { search: text }))
  }
  const isWaiverMissing = (entry: TournamentEntry) =>
    accepted !== null &&
    accepted !== 'unknown' &&
    missingIn(
      entry.anglers.map(({ _id }) => _id),
      accepted,
    ).length > 0

  const counted = entries.filter(({ disqualified }) => !disqualified)
  const shown = at ? [...boatsOf(entries, search)].sort((a, b) => Number(isIn(a, at)) - Number(isIn(b, at))) : []
  const hadMeeting = times.preTournamentMeeting && entries.some((entry) => isIn(entry, { kind: 'meeting' }))
  const owing = at?.kind === 'back' || onlyWeighs ? 0 : entries.filter((entry) => isUnpaidNow(tournament, entry)).length
  return (
    <div className="rl-check-in">
      <fieldset className="rl-check-in__views" aria-label={t('views')}>
        {views.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => setChosen(one)}>
            {t(VIEW_NAME[one])}
          </button>
        ))}
        {!onlyWeighs && <IconButton icon={IconClockCog} label={t('times')} size={48} iconSize={24} onClick={() => setOpen('times')} />}
      </fieldset>
      {!at ? (
        <NotBackBoard
          data={data}
          day={day}
          checksMornings={times.dailyTournamentDay}
          hasPhones={!onlyWeighs}
          onBack={(entry) => void take(entry, { kind: 'back', day })}
        />
      ) : entries.length === 0 ? (
        <EmptyState icon={IconSailboat} title={t('empty')} text={t('emptyText')} />
      ) : (
        <>
          <form
            className="rl-check-in__find"
            onSubmit={(event) => {
              event.preventDefault()
              read(search)
              field.current?.focus()
            }}
          >
            <TextField
              ref={field}
              type="search"
              aria-label={t('find')}
              placeholder={t('findShort')}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
              leftSection={<IconSearch size={22} stroke={2} aria-hidden />}
              enterKeyHint="done"
            />
            <Button variant="default" leftSection={<IconQrcode size={24} aria-hidden />} onClick={() => setOpen('scan')}>
              {t('scan.button')}
            </Button>
          </form>
          <p className="rl-check-in__count">
            <b>
              {t(at.kind === 'back' ? 'countBack' : 'countIn', {
                count: counted.filter((entry) => isIn(entry, at)).length,
                total: counted.length,
              })}
            </b>
            {owing > 0 && <span>{t('owing', { count: owing })}</span>}
            {at.kind !== 'back' && !papers && !online && !onlyWeighs && <span>{t('papersUnknown')}</span>}
            {at.kind !== 'back' && papers?.at && !online && <span>{t('papersAsOf', { time: writeClock(papers.at, zone) })}</span>}
          </p>
          {open !== 'scan' && (
            <p className="rl-check-in__said" role="status">
              {said}
            </p>
          )}
          <ul className="rl-check-in__rows">
            {shown.map((entry) => (
              <CheckInRow
                key={entry._id}
                data={data}
                entry={entry}
                at={at}
                isWaiverMissing={isWaiverMissing(entry)}
                papers={at.kind === 'back' ? [] : (papers?.of(entry) ?? [])}
                missedMeeting={at.kind === 'out' && day === 0 && hadMeeting && !isIn(entry, { kind: 'meeting' })}
                marker={marker(entry)}
                onCheckIn={() => void take(entry, at)}
                onUndo={() => void undoCheckIn(entry, at)}
                onWaiver={() => setSheet({ kind: 'waiver', entry: entry._id })}
                onPapers={() => setSheet({ kind: 'papers', entry: entry._id })}
                onChange={onlyWeighs ? null : () => setSheet({ kind: 'boat', entry: entry._id })}
              />
            ))}
          </ul>
          {at.kind !== 'back' && onlyWeighs && <p className="rl-station__note">{t('notShown')}</p>}
        </>
      )}
      {open === 'scan' && <ScanSheet onCode={read} onClose={() => setOpen(null)} said={said} />}
      {open === 'times' && <TimesSheet times={times} save={save} saving={saving} onClose={() => setOpen(null)} />}
      {sheetOf && sheet?.kind === 'waiver' && (
        <SideSheet opened onClose={close} title={t('waiverOf', { boat: fullNames(sheetOf) })}>
          <CrewWaivers tournament={tournament} anglers={sheetOf.anglers} />
        </SideSheet>
      )}
      {sheetOf && sheet?.kind === 'papers' && <PapersSheet entry={sheetOf} papers={papers?.of(sheetOf) ?? []} onClose={close} />}
      {sheetOf && sheet?.kind === 'boat' && (
        <EntryDrawer key={sheetOf._id} entry={sheetOf} tournament={tournament} flights={[...data.flights.values()]} onClose={close} />
      )}
    </div>
  )
}

const isIn = (entry: TournamentEntry, at: CheckIn): boolean => checkedInThen(entry, at) !== null
