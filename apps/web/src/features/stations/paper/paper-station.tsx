import { Button } from '@mantine/core'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconAlertTriangle, IconCheck, IconListSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { StationData } from '../frame/use-station-data.ts'
import { AlreadySheet, newSession } from '../scale/index.ts'
import { t } from './paper.texts.ts'
import { PaperRowCard } from './paper-row-card.tsx'
import { isPrintedList, type PaperRow } from './paper-rows.ts'
import { PickPhoto } from './pick-photo.tsx'
import { TypeRow } from './type-row.tsx'
import { usePaperSheet } from './use-paper-sheet.ts'
import './paper.css'

/** Sheets that were filled in by hand come back: a photo, one look at each row, one tap. */
export function PaperStation({ data, station }: { data: StationData; station: string }) {
  const sheet = usePaperSheet(data, station)
  const { code, rows, ready, problem, isReading, isSaving } = sheet
  const [typing, setTyping] = useState<PaperRow | null>(null)
  const [correcting, setCorrecting] = useState<PaperRow | null>(null)
  if (code && typing?.entry && typing.session)
    return (
      <TypeRow
        data={data}
        entry={typing.entry}
        session={typing.session}
        picture={typing.picture}
        code={code}
        station={station}
        onSaved={() => {
          sheet.typed(typing.row)
          setTyping(null)
        }}
        onLeave={() => setTyping(null)}
      />
    )
  if (!code)
    return (
      <div className="rl-paper">
        {problem && (
          <Banner tone="red" icon={IconAlertTriangle}>
            <span role="alert">{t(`problem.${problem}`)}</span>
          </Banner>
        )}
        <section className="rl-paper__start">
          <h2>{t('title')}</h2>
          <p>{t('how')}</p>
          <PickPhoto onPhoto={(file) => void sheet.read(file)} isReading={isReading} />
          <p className="rl-station__note" role="status">
            {isReading ? t('reading') : t('nothingSavedYet')}
          </p>
          <p className="rl-station__note">{t('noSheets')}</p>
        </section>
      </div>
    )
  const filled = rows.filter(({ is }) => is !== 'empty')
  const empty = rows.flatMap(({ is, entry, row }) => (is === 'empty' ? [String(entry?.boatNumber ?? t('row', { row: row + 1 }))] : []))
  const taken = filled.filter(({ is }) => is === 'taken').length
  const look = filled.filter((paper) => paper.is !== 'taken' && !ready.includes(paper) && !sheet.isLeftOut(paper)).length
  const asksPeriod = sheet.periods !== null && sheet.period === null
  const isOld = !isPrintedList(code, data.entries)
  return (
    <div className="rl-paper">
      <h2>{t('sheetOf', { page: code.page + 1, day: code.day + 1 })}</h2>
      {isOld && (
        <Banner tone="amber" icon={IconListSearch}>
          {t('olderList')}
        </Banner>
      )}
      <p role="status">{t('summary', { good: ready.length, look, taken })}</p>
      {filled.length > 0 && taken === filled.length && (
        <Banner tone="kelp" icon={IconCheck}>
          {t('alreadyTaken')}
        </Banner>
      )}
      {sheet.periods && (
        <ChoiceField
          label={t('period')}
          description={t('periodHelp')}
          data={sheet.periods}
          value={sheet.period === null ? null : String(sheet.period)}
          onChange={(value) => sheet.setPeriod(value === null ? null : Number(value))}
          required
        />
      )}
      <ul className="rl-paper__rows" aria-label={t('rows')}>
        {filled.map((paper) => (
          <PaperRowCard
            key={paper.row}
            data={data}
            paper={paper}
            isTaken={sheet.isTaken(paper)}
            isLeftOut={sheet.isLeftOut(paper)}
            isSaved={sheet.isSaved(paper)}
            refusal={sheet.refusals.get(paper.row)}
            onTake={() => sheet.take(paper.row)}
            onLeaveOut={() => sheet.leaveOut(paper.row)}
            onType={() => setTyping(paper)}
            asksPeriod={asksPeriod}
            onCorrect={() => setCorrecting(paper)}
          />
        ))}
      </ul>
      {empty.length > 0 && <p className="rl-station__note">{t('empty', { boats: empty.join(', ') })}</p>}
      <div className="rl-paper__foot">
        {ready.length > 0 ? (
          <Button size="lg" loading={isSaving} disabled={asksPeriod} onClick={() => void sheet.save()}>
            {t('save', { count: ready.length })}
          </Button>
        ) : (
          <PickPhoto onPhoto={(file) => void sheet.read(file)} isReading={isReading} takeLabel={t('next')} />
        )}
      </div>
      <AlreadySheet
        data={data}
        day={code.day}
        entry={correcting?.entry ?? null}
        station={station}
        onClose={() => setCorrecting(null)}
        onAnother={() => {
          const row = correcting
          setCorrecting(null)
          if (row?.session) setTyping({ ...row, session: newSession({ ...row.session, additional: true }) })
        }}
      />
    </div>
  )
}
