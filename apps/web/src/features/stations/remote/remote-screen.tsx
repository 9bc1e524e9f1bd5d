import { Button } from '@mantine/core'
import { type BoardScreens, LONGEST_SCREEN_MESSAGE } from '@ramplight/contract/results/tournament-results'
import { standings } from '@ramplight/domain/engine'
import { DWELL_MS, SCREEN_VIEWS } from '@ramplight/domain/results/screens'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay, IconWifiOff } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { HeldBanner, HoldControls } from '#features/results/board-hold/index.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { shownPlaces } from '../mc/shown-places.ts'
import classes from './remote.module.css'
import { type Steering, useRemote } from './remote.queries.ts'
import { t } from './remote.texts.ts'

/** Steers all TVs of an event with one thumb. */
export function RemoteScreen({ data: { tournament, field } }: { data: StationData }) {
  const { screens, isLost, steer, running } = useRemote(tournament._id)
  const places = useMemo(() => shownPlaces(standings({ tournament, entries: [...field] })), [tournament, field])
  const address = `${location.origin}/live-leaderboard/${tournament._id}/tv`
  return (
    <Page width="text">
      {isLost && (
        <Banner tone="amber" icon={IconWifiOff}>
          {t('offline')}
        </Banner>
      )}
      <p>
        {t('about')}{' '}
        <a href={address} target="_blank" rel="noreferrer" className={classes.address}>
          {address}
        </a>
      </p>
      <Section title={t('shown')}>
        <div className={classes.views}>
          {SCREEN_VIEWS.filter((view) => view !== 'message').map((view) => (
            <Button
              key={view}
              size="md"
              variant={screens?.view === view ? 'filled' : 'default'}
              aria-pressed={screens?.view === view}
              disabled={!screens}
              onClick={() => steer({ view })}
            >
              {t(`view.${view}`)}
            </Button>
          ))}
        </div>
      </Section>
      <Pages screens={screens} running={running} steer={steer} />
      <Message screens={screens} running={running} steer={steer} />
      <Section title={t('board')} note={t('boardNote')}>
        <div className={classes.hold}>
          <HeldBanner tournament={tournament._id} zone={zoneOf(tournament)} />
          <HoldControls tournament={tournament._id} places={places} />
        </div>
      </Section>
    </Page>
  )
}

type PartProps = { screens: BoardScreens | null; running: boolean; steer: (steering: Steering) => void }

function Pages({ screens, steer }: PartProps) {
  const isPaused = screens?.paused ?? false
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause
  return (
    <Section title={t('pages')} note={isPaused ? t('paused') : t('turning', { seconds: DWELL_MS / 1000 })}>
      <div className={classes.pages}>
        <Button
          size="md"
          variant="default"
          disabled={!screens}
          leftSection={<IconChevronLeft size={24} aria-hidden />}
          onClick={() => steer({ step: -1 })}
        >
          {t('previous')}
        </Button>
        <Button
          size="md"
          variant="default"
          disabled={!screens}
          rightSection={<IconChevronRight size={24} aria-hidden />}
          onClick={() => steer({ step: 1 })}
        >
          {t('next')}
        </Button>
        <Button
          size="md"
          variant="default"
          disabled={!screens}
          leftSection={<Icon size={24} aria-hidden />}
          onClick={() => steer({ paused: !isPaused })}
        >
          {isPaused ? t('goOn') : t('pause')}
        </Button>
      </div>
    </Section>
  )
}

function Message({ screens, running, steer }: PartProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? screens?.message ?? ''
  const isShown = screens?.view === 'message' && screens.message === text.trim()
  return (
    <Section title={t('message')}>
      <div className={classes.message}>
        <LongTextField
          aria-label={t('message')}
          description={t('messageHint', { most: LONGEST_SCREEN_MESSAGE })}
          maxLength={LONGEST_SCREEN_MESSAGE}
          value={text}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button
          size="md"
          variant={isShown ? 'filled' : 'default'}
          aria-pressed={isShown}
          loading={running && typed !== null}
          disabled={!screens || text.trim() === ''}
          onClick={() => steer({ view: 'message', message: text.trim() })}
        >
          {t('showMessage')}
        </Button>
      </div>
    </Section>
  )
}
