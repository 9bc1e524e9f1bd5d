import { useEnvironment } from '@ramplight/ui/theme/use-environment'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { t } from '../public.texts.ts'
import classes from './home.module.css'

type Device = Navigator & { connection?: { saveData?: boolean } }

/** Who wants less movement, or saves data, starts the film by hand. */
const wantsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches || !!(navigator as Device).connection?.saveData

/** A browser may say no to a film that nobody asked for: the picture stays. */
const play = (film: HTMLVideoElement | null) => void film?.play()?.catch(() => undefined)

/**
 * Boats that leave a ramp at first light, behind the words of the home page (`tools/make-home-video.ts`). Its picture stands first,
 * and nothing of the film is fetched before it plays. The looks for sunlight and for the night have neither.
 */
export function Film() {
  const film = useRef<HTMLVideoElement>(null)
  const [plays, setPlays] = useState(false)
  const { environment } = useEnvironment()
  const isShown = environment !== 'sun' && environment !== 'night'

  useEffect(() => {
    if (!isShown) film.current?.pause()
    else if (!wantsStill()) play(film.current)
  }, [isShown])

  const Icon = plays ? IconPlayerPause : IconPlayerPlay
  return (
    <>
      <video
        ref={film}
        className={classes.film}
        poster="/pictures/ramp.webp"
        preload="none"
        width={1440}
        height={600}
        muted
        loop
        playsInline
        aria-hidden
        tabIndex={-1}
        onPlay={() => setPlays(true)}
        onPause={() => setPlays(false)}
      >
        <source src="/pictures/ramp.webm" type="video/webm" />
        <source src="/pictures/ramp.mp4" type="video/mp4" />
      </video>
      <button
        type="button"
        className={classes.stop}
        aria-label={t(plays ? 'home.film.stop' : 'home.film.play')}
        onClick={() => (plays ? film.current?.pause() : play(film.current))}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
      </button>
    </>
  )
}
