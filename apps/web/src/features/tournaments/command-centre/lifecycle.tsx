import { Button, Menu } from '@mantine/core'
import { TOURNAMENT_STATUSES, type TournamentStatus } from '@ramplight/domain/tournament/statuses'
import { IconButton } from '@ramplight/ui/icon-button.tsx'
import { UiLink } from '@ramplight/ui/link.tsx'
import { IconArrowBackUp, IconArrowRight, IconCheck, IconDots } from '@tabler/icons-react'
import classes from './command-centre.module.css'
import type { NextStep } from './next-step.ts'

type Props = {
  status: TournamentStatus
  step: NextStep
  base: string
  /** Null: not for this person. */
  onMove: ((to: TournamentStatus) => void) | null
  back: TournamentStatus | null
  moving: boolean
}

/** Where the tournament stands, and the one step that comes next. */
export function Lifecycle({ status, step, base, onMove, back, moving }: Props) {
  const at = TOURNAMENT_STATUSES.indexOf(status)
  return (
    <section className={classes.lifecycle} aria-label="Where it stands">
      <ol className={classes.steps}>
        {TOURNAMENT_STATUSES.map((name, index) => (
          <li
            key={name}
            data-state={index < at ? 'done' : index === at ? 'here' : 'ahead'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={classes.dot}>{index < at && <IconCheck size={12} stroke={3.5} aria-hidden />}</span>
            {name}
          </li>
        ))}
      </ol>
      <div className={classes.next}>
        <p>
          <b>Next</b> {step.says}
        </p>
        {onMove && back && (
          <Menu>
            <Menu.Target>
              <IconButton icon={IconDots} label="Other steps" variant="subtle" />
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />} onClick={() => onMove(back)}>
                Back to {back}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
        {step.kind === 'go' ? (
          <Button component={UiLink} href={base + step.path} size="md" rightSection={<IconArrowRight size={18} aria-hidden />}>
            {step.label}
          </Button>
        ) : (
          onMove && (
            <Button size="md" loading={moving} onClick={() => onMove(step.to)} rightSection={<IconArrowRight size={18} aria-hidden />}>
              {step.label}
            </Button>
          )
        )}
      </div>
    </section>
  )
}
