import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/**
 * A part whose script is loaded when it is first shown. `NotLoaded` is shown in its place where that fails: offline, or
 * after a new deployment. `waiting` keeps its place until then.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  NotLoaded: ComponentType<Props> = PartNotLoaded,
  waiting?: ReactNode,
): (props: Props) => ReactNode {
  const Loaded = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded }),
    ),
  ) as unknown as ComponentType<Props>
  return function LazyPart(props) {
    return (
      <Suspense fallback={waiting}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

/** A part that stands around others leaves those. */
function PartNotLoaded({ children }: { children?: ReactNode }) {
  return (
    <>
      <p>A part of this page could not be loaded. Reload the page once you are online.</p>
      {children}
    </>
  )
}
