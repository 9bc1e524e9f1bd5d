import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { SheetCode } from '@ramplight/domain/paper-sheet/sheet-code'
import { useReducer, useState } from 'react'
import { bagValues } from '#features/weigh-in/bag/index.ts'
import { boatInWords } from '#platform/values/entry-name.ts'
import { forgetAsked, isAsked } from '../asked-bags/asked-bags.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { decideDrop } from '../kept-bags/decide-bag.ts'
import { RefusedSheet } from '../kept-bags/refused-sheet.tsx'
import { useLateAnswer } from '../late/use-late-answer.ts'
import { type BagSession, changeSession, useSaving, WeighBag } from '../scale/index.ts'
import { ScaleSheet } from '../scale-link/index.ts'
import { t } from './paper.texts.ts'
import { type PaperRow, underSheetId } from './paper-rows.ts'
import { RowPicture } from './row-picture.tsx'

type Props = {
  data: StationData
  entry: TournamentEntry
  session: BagSession
  picture: PaperRow['picture']
  code: SheetCode
  station: string
  onSaved: () => void
  onLeave: () => void
}

/** The scale's own keys, with the row of the sheet above them. It begins with what was certain. */
export function TypeRow({ data, entry, session: start, picture, code, station, onSaved, onLeave }: Props) {
  const [session, dispatch] = useReducer(changeSession, start)
  const [scaleSettings, setScaleSettings] = useState(false)
  const [lateAnswer, setLateAnswer] = useLateAnswer(data.tournament._id, start.day)
  // What is typed is what was read: two devices on which it is typed alike make one bag. Once it is sent, its id stays.
  const [isSent, setSent] = useState(false)
  const named = session && !isSent ? underSheetId(session, bagValues(session.bag), code, data) : session
  const saving = useSaving(data, named, onSaved)
  const refused = saving.own?.refusal ? saving.own : null
  return (
    <div className="rl-paper__typing">
      <RowPicture picture={picture} label={t('pictureOf', { boat: boatInWords(entry) })} />
      {session && (
        <WeighBag
          data={data}
          entry={entry}
          session={session}
          dispatch={dispatch}
          phase={saving.phase}
          onSave={(preview) => {
            if (named) dispatch({ type: 'open', session: named })
            setSent(true)
            saving.save(entry, preview, station)
          }}
          practice={false}
          onScaleSettings={() => setScaleSettings(true)}
          onRetry={saving.retry}
          onChange={saving.change}
          onThrowAway={saving.throwAway}
          onLeave={onLeave}
          onKeyAhead={() => {}}
          lateAnswer={lateAnswer}
          onLateAnswer={setLateAnswer}
        />
      )}
      <ScaleSheet opened={scaleSettings} onClose={() => setScaleSettings(false)} metric={data.unit === 'kg'} />
      <RefusedSheet
        data={data}
        bag={refused}
        station={station}
        onClose={onLeave}
        onEdit={null}
        onDrop={(bag) => {
          if (bag.opId) decideDrop(bag.opId)
          else if (isAsked(bag.weighIn)) forgetAsked(bag.weighIn)
          onLeave()
        }}
        onAgain={(_, change) => saving.again(change ?? {})}
      />
    </div>
  )
}
