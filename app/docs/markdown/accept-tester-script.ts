import { explainResponse } from './explain-response'

const form = document.querySelector<HTMLFormElement>('form[data-accept-tester]')
const select = form?.querySelector('select')
const input = form?.querySelector('input')
const result = form?.querySelector<HTMLElement>('[role=status]')
if (form && select && input && result) {
  select.addEventListener('change', () => {
    input.value = select.value
    show(input.value, result)
  })
  input.addEventListener('input', () => {
    select.value = [...select.options].some(({ value }) => value === input.value) ? input.value : ''
    show(input.value, result)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    result.focus()
  })
  show(input.value, result)
}

function show(accept: string, result: HTMLElement): void {
  const { response, reason, ranges } = explainResponse(accept)
  const read = ranges.flatMap(({ range, weight, parametrised }, index) => [
    index > 0 ? ', ' : 'Read as: ',
    element('code', range),
    ` ${parametrised ? 'with parameters ' : ''}at q=${weight}`,
  ])
  result.replaceChildren(
    element('p', element('strong', response), `. ${reason}`),
    ...(read.length > 0 ? [element('p', ...read)] : []),
  )
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  made.append(...children)
  return made
}
