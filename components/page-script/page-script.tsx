import { bundlePageScript, type PageScriptName } from './page-scripts'

/** Links a script of the site. The pack step keeps it on pages from which it drops the framework. */
export function PageScript({ name }: { name: PageScriptName }) {
  return <script type="module" src={bundlePageScript(name).path} data-own />
}
