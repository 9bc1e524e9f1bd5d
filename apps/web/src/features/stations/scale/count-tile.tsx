import { haptics } from '@ramplight/ui/station/haptics'

type CountTileProps = {
  label: string
  value: number
  /** "of 5", "min". */
  of?: string
  onTap: () => void
  /** Said to those who listen: what a tap does. */
  hint: string
  tone?: 'amber' | 'red' | undefined
  shortcut?: string
}

/** A count on a small screen: one tap changes it by one, round the corner back to the start. */
export const CountTile = ({ label, value, of, onTap, hint, tone, shortcut }: CountTileProps) => (
  <button
    type="button"
    className="rl-tile"
    data-tone={tone}
    aria-keyshortcuts={shortcut}
    onClick={() => {
      haptics.key()
      onTap()
    }}
  >
    <span className="rl-tile__label">{label}</span>
    <span className="rl-tile__value">
      {value}
      {of && <small> {of}</small>}
    </span>
    <span className="rl-sr-only">. {hint}</span>
  </button>
)
