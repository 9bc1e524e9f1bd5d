import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { useState } from 'react'
import { FixWeighIn, WeighInSummary } from '#features/weigh-in/views/index.ts'
import { useMayChangeBag } from '#platform/use-weighing.ts'
import { boatInWords } from '#platform/values/entry-name.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { t } from './scale.texts.ts'

type AlreadySheetProps = {
  data: StationData
  day: number
  entry: TournamentEntry | null
  station: string
  onClose: () => void
  onAnother: (entry: TournamentEntry) => void
}

/** The boat stands here a second time: correct what is saved, or weigh one more bag. */
export function AlreadySheet({ data, day, entry, station, onClose, onAnother }: AlreadySheetProps) {
  const [fixing, setFixing] = useState<string | null>(null)
  const weighed = data.saved.filter((weighIn) => weighIn.entry === entry?._id && weighIn.day === day && !weighIn.voided)
  const toFix = weighed.find(({ _id }) => _id === fixing)
  const mayChange = useMayChangeBag(data.tournament)
  const close = () => {
    setFixing(null)
    onClose()
  }
  return (
    <SideSheet
      opened={entry !== null}
      onClose={close}
      title={entry ? t('alreadySheet.hasAlreadyWeighed', { boat: boatInWords(entry) }) : ''}
      subtitle={t('alreadySheet.correctedNeverWeighedOver')}
    >
      {toFix ? (
        <FixWeighIn weighIn={toFix} tournament={data.tournament} station={station} onDone={close} onCancel={() => setFixing(null)} />
      ) : (
        <div className="rl-choices">
          {weighed.map((weighIn) => (
            <div key={weighIn._id} className="rl-choice">
              <WeighInSummary weighIn={weighIn} tournament={data.tournament} />
              {mayChange(weighIn) ? (
                <Button size="lg" onClick={() => setFixing(weighIn._id)}>
                  {t('alreadySheet.correctThisWeight')}
                </Button>
              ) : (
                <p className="rl-station__note">{t('alreadySheet.weighedBySomeoneElse')}</p>
              )}
            </div>
          ))}
          {weighed.length === 0 && <p className="rl-station__note">{t('alreadySheet.bagIsOnItsWay')}</p>}
          <Button size="lg" variant="default" onClick={() => entry && onAnother(entry)}>
            {t('alreadySheet.weighOneMoreBag')}
          </Button>
          <p className="rl-station__note">{t('alreadySheet.whatOneMoreBagIsFor')}</p>
        </div>
      )}
    </SideSheet>
  )
}
