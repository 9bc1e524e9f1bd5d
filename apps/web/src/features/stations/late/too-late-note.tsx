import { IconAlertOctagon } from '@tabler/icons-react'

/** At the bump table it is said; at the scale it is decided. */
export const TooLateNote = ({ message }: { message: string }) => (
  <section className="rl-too-late" role="alert">
    <p>
      <IconAlertOctagon size={28} stroke={2} aria-hidden />
      <b>{message}</b>
    </p>
  </section>
)
