import { Button, Menu } from '@mantine/core'
import { nextStatus, TOURNAMENT_STATUSES, type TournamentStatus } from '@ramplight/domain/tournament/statuses'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { statusWord } from '@ramplight/ui/parts/status-badge.tsx'
import { IconArrowBackUp, IconArrowRight, IconBan, IconCheck, IconDots } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './command-centre.module.css'
import { t } from './command-centre.texts.ts'
import { moveName, type NextStep } from './next-step.ts'

/** A second tap on the place of the last button must not do what stands there now. */
const SETTLING_MS = 1500

type Props = {
  status: TournamentStatus
  step: NextStep
  /** Null: not for this person. */
  onMove: ((to: TournamentStatus) => void) | null
  back: TournamentStatus | null
  /** Null: not for this person, or it is over. */
  onCancel: (() => void) | null
  moving: boolean
}

/** Where the tournament stands, and the one step that comes next. */
export function Lifecycle({ status, step, onMove, back, onCancel, moving }: Props) {
  const at = TOURNAMENT_STATUSES.indexOf(status)
  const settled = useSettled(step.label)
  const to = step.kind === 'go' ? nextStatus(status) : null
  const forward = to && moveName(status)
  return (
    <section className={classes.lifecycle} aria-label={t('lifecycle.whereItStands')}>
      <ol className={classes.steps}>
        {TOURNAMENT_STATUSES.map((name, index) => (
          <li
            key={name}
            data-state={index < at ? 'done' : index === at ? 'here' : 'ahead'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={classes.dot}>{index < at && <IconCheck size={12} stroke={3.5} aria-hidden />}</span>
            {statusWord(name)}
          </li>
        ))}
      </ol>
      <div className={classes.next}>
        <p>{step.says}</p>
        {onMove && (back || forward) && (
          <Menu>
            <Menu.Target>
              <IconButton icon={IconDots} label={t('lifecycle.otherSteps')} variant="subtle" />
            </Menu.Target>
            <Menu.Dropdown>
              {forward && (
                <Menu.Item leftSection={<IconArrowRight size={18} stroke={1.75} aria-hidden />} onClick={() => onMove(to)}>
                  {forward}
                </Menu.Item>
              )}
              {back && (
                <Menu.Item leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />} onClick={() => onMove(back)}>
                  {t('lifecycle.backTo', { status: statusWord(back) })}
                </Menu.Item>
              )}
              {onCancel && (
                <Menu.Item color="red" leftSection={<IconBan size={18} stroke={1.75} aria-hidden />} onClick={onCancel}>
                  {t('cancelled.offer')}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        )}
        {step.kind === 'go' ? (
          <Button
            key={step.label}
            component={UiLink}
            href={step.href}
            size="md"
            data-disabled={!settled || undefined}
            onClick={(event: React.MouseEvent) => !settled && event.preventDefault()}
            rightSection={<IconArrowRight size={18} aria-hidden />}
          >
            {step.label}
          </Button>
        ) : (
          step.kind === 'move' &&
          onMove && (
            <Button
              key={step.label}
              size="md"
              loading={moving}
              disabled={!settled}
              onClick={() => onMove(step.to)}
              rightSection={<IconArrowRight size={18} aria-hidden />}
            >
              {step.label}
            </Button>
          )
        )}
      </div>
    </section>
  )
}

/** False for a moment after the step has changed; the first one is there at once. */
function useSettled(label: string): boolean {
  const [seen, setSeen] = useState(label)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(label), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [label])
  return seen === label
}
