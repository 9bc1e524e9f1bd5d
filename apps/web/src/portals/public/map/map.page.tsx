import { Button } from '@mantine/core'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { Loaded, type QueryLike } from '@ramplight/ui/states/loaded.tsx'
import { IconList, IconMapSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { CardActions, useSignUps } from '#features/registration/sign-up/index.ts'
import { TournamentCard } from '#features/tournaments/tournaments/index.ts'
import { stringifySearch } from '#platform/address-search.ts'
import { useBase } from '#platform/places.ts'
import { readTerms } from '../tournaments/find-terms.ts'
import { LocationBar } from '../tournaments/location-bar.tsx'
import { type Near, readNear, writeNear } from '../tournaments/near.ts'
import { OUTLINES, TILES } from './grounds.ts'
import classes from './map.module.css'
import { t } from './map.texts.ts'
import { areaOf, aroundAll, type MapView, type Room, viewAround, wholeView } from './map-view.ts'
import { UsMap } from './us-map.tsx'
import { useFound } from './use-found.ts'
import { useMapTiles } from './use-map-tiles.ts'
import { useOutlines } from './use-outlines.ts'

/** A place that nobody knows has nothing around it. */
const NOTHING: QueryLike<unknown> = { data: true, isPending: false, error: null, refetch: () => {} }

/** The search of tournaments on a map: what is found stands in the list beside it, too. Filters come with the address. */
export function TournamentMapPage() {
  const search = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  const tiles = useMapTiles()
  const ground = tiles ? TILES : OUTLINES
  const outlines = useOutlines(tiles === null)
  const base = useBase()
  const [moved, setMoved] = useState<{ view: MapView; room: Room } | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const terms = readTerms(search)
  const near = readNear(search.near ?? null)
  const place = search.place ?? null
  const { query, list, count, where, isUnknown, mayBeCity } = useFound(terms, place ?? '', near)
  const stateOf = useSignUps(list)
  const go = (next: { near?: Near; place?: string }) => {
    setMoved(null)
    setPicked(null)
    void navigate({
      to: '.',
      search: (before) => ({ ...before, near: next.near && writeNear(next.near), place: next.place }),
      resetScroll: false,
    })
  }
  const start = (room: Room): MapView => {
    const around = where && near ? near : place ? aroundAll(list) : null
    return (around && viewAround(ground, around, room)) ?? wholeView(ground, room)
  }
  const pick = (id: string) => {
    setPicked(id)
    document.getElementById(`found-${id}`)?.scrollIntoView({ block: 'nearest' })
  }
  const offMap = list.filter(({ latitude }) => latitude == null).length
  const { near: _near, place: _place, ...filters } = search
  return (
    <Page>
      <PageHeader
        title={t('title')}
        crumbs={[{ label: t('crumb'), href: `${base}/tournaments${stringifySearch(filters)}` }, { label: t('title') }]}
        meta={count === undefined ? undefined : t('found', { count })}
        secondary={[{ label: t('list'), icon: IconList, href: `${base}/tournaments${stringifySearch(filters)}` }]}
      />
      <LocationBar
        key={place ?? ''}
        place={place ?? ''}
        onPlace={(typed) => go(typed ? { place: typed } : {})}
        onNear={(here) => go({ near: here })}
        isUnknown={isUnknown}
        mayBeCity={mayBeCity}
      >
        {(where || place) && (
          <Button variant="default" onClick={() => go({})}>
            {t('all')}
          </Button>
        )}
      </LocationBar>
      {outlines.isError && (
        <p className={classes.note} role="status">
          {t('outlines')}
        </p>
      )}
      <div className={classes.layout}>
        <div className={classes.frame}>
          <UsMap
            tournaments={list}
            ground={ground}
            tiles={tiles ?? null}
            outlines={outlines.data}
            view={moved?.view ?? null}
            start={start}
            onView={(view, room) => setMoved({ view, room })}
            onPick={pick}
          />
          {moved && (
            <div className={classes.area}>
              <Button onClick={() => go({ near: areaOf(ground, moved.view, moved.room) })}>{t('area')}</Button>
            </div>
          )}
        </div>
        <div className={classes.side}>
          <Loaded<unknown> query={isUnknown ? NOTHING : query} what={t('what')}>
            {() =>
              isUnknown ? null : list.length === 0 ? (
                <EmptyState icon={IconMapSearch} text={t('none')} />
              ) : (
                <>
                  {(count ?? 0) > list.length && <p className={classes.note}>{t('more', { count: list.length })}</p>}
                  {offMap > 0 && <p className={classes.note}>{t('offMap', { count: offMap })}</p>}
                  <h2 className="rl-sr-only">{t('list')}</h2>
                  {list.map((one) => (
                    <div key={one._id} id={`found-${one._id}`} className={classes.card} data-picked={one._id === picked || undefined}>
                      <TournamentCard tournament={one}>
                        <CardActions tournament={one} state={stateOf(one)} />
                      </TournamentCard>
                      {one.miles != null && <p className={classes.note}>{t('away', { miles: Math.round(one.miles) })}</p>}
                    </div>
                  ))}
                </>
              )
            }
          </Loaded>
        </div>
      </div>
    </Page>
  )
}
