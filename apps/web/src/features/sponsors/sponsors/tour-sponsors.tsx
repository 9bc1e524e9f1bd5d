import { Section } from '@ramplight/ui/frame/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { pictureSrc } from '#platform/files/picture-src.ts'
import classes from './sponsors.module.css'
import { sponsorsOfTour } from './sponsors.queries.ts'

const WIDTH = 400

/** Who sponsors a tour, for everybody; nothing while there is nobody. */
export function TourSponsors({ tour, title }: { tour: string; title: string }) {
  const { data = [] } = useQuery(sponsorsOfTour(tour))
  if (!data.length) return null
  return (
    <Section title={title}>
      <ul className={classes.row}>
        {data.map(({ _id, name, link, tagLine, mainImagePath }) => {
          const shown = (
            <>
              {mainImagePath && <img src={pictureSrc(mainImagePath, WIDTH)!} alt="" loading="lazy" />}
              <b>{name}</b>
              {tagLine && <small>{tagLine}</small>}
            </>
          )
          return (
            <li key={_id}>
              {link ? (
                <a href={link} target="_blank" rel="noopener noreferrer sponsored">
                  {shown}
                </a>
              ) : (
                shown
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
