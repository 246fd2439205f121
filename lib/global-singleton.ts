/**
 * The one value of this name in the process. Next bundles each route and page apart, so a module and its variables may
 * exist several times; the global object is the only place that all of them share.
 */
export function globalSingleton<Value extends object>(name: string, make: () => Value): Value {
  const shared = globalThis as { [key: symbol]: Value | undefined }
  const key = Symbol.for(`site.${name}`)
  shared[key] ??= make()
  return shared[key]
}
