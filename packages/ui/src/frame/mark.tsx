import { brand } from '@ramplight/domain/kernel/brand'

type MarkProps = { size?: number; label?: string }

/** Sun over the horizon, its reflection the first three of a leaderboard. Decorative unless a label is given. */
export function Mark({ size = 28, label }: MarkProps) {
  const { deep, sun, foam, water, shade } = brand.colours
  return (
    <svg
      className="rl-mark"
      width={size}
      height={size}
      viewBox="0 0 64 64"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect className="rl-mark__ground" width="64" height="64" rx="14" fill={deep} />
      <path d="M17 31a15 15 0 0 1 30 0z" fill={sun} />
      <path d="M10 35h44l-4 6H10z" fill={foam} />
      <path d="M10 44h31l-4 6H10z" fill={water} />
      <path d="M10 53h18l-3.3 5H10z" fill={shade} />
    </svg>
  )
}

type WordmarkProps = { size?: number; withMark?: boolean }

export function Wordmark({ size = 28, withMark = true }: WordmarkProps) {
  return (
    <span className="rl-wordmark" style={{ fontSize: size * 0.95 }}>
      {withMark && <Mark size={size} />}
      <span>{brand.wordmark}</span>
    </span>
  )
}
