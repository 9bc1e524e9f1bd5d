import { Button, Menu } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useBoardHold } from './board-hold.queries.ts'
import { t } from './board-hold.texts.ts'

const TOPS = [3, 5, 10]

/** `places`: the places of the boats that have weighed, as staff sees them. */
type Props = { tournament: string; places: readonly number[] }

/** Holds the public board for the stage, and reveals it from the last hidden place to the first. The banner beside it shows all. */
export function HoldControls({ tournament, places }: Props) {
  const { held, isKnown, hold, revealTo, running } = useBoardHold(tournament)
  if (!held)
    return (
      <Menu>
        <Menu.Target>
          <Button size="md" variant="default" leftSection={<IconEyeOff size={20} aria-hidden />} loading={running} disabled={!isKnown}>
            {t('boardHold.hold')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => hold(null)}>{t('boardHold.asItStands')}</Menu.Item>
          {TOPS.map((count) => (
            <Menu.Item key={count} onClick={() => hold(count)}>
              {t('boardHold.hideTop', { count })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    )
  // Boats that share a place come out together, and a place that nobody has is passed over.
  const { left } = held
  const next = left === null ? 0 : Math.max(0, ...places.filter((place) => place <= left))
  if (next === 0) return null
  return (
    <Button size="md" leftSection={<IconEye size={20} aria-hidden />} loading={running} onClick={() => revealTo(next - 1)}>
      {t('boardHold.reveal', { place: next })}
    </Button>
  )
}
