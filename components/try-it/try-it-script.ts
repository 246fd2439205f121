import { sendRequest } from './send-request'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-try-it]')) {
  form.addEventListener('input', () => showRequest(form))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form)
  })
  showRequest(form)
}

function showRequest(form: HTMLFormElement): void {
  const request = form.querySelector('[data-request]')
  if (request) request.textContent = targetOf(form)
}

/** The path of the endpoint with its query, as a request sends it. An optional parameter is left out while it is empty. */
function targetOf(form: HTMLFormElement): string {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-parameter]')
  const query = [...controls].flatMap(({ dataset, value, type }) => {
    if ('optional' in dataset && value.trim() === '') return []
    const values = type === 'textarea' ? value.split('\n').filter((line) => line.trim()) : [value]
    return values.map((one) => `${dataset.parameter}=${encodeURIComponent(one.trim())}`)
  })
  return [form.dataset.tryIt, query.join('&')].filter(Boolean).join('?')
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!button || button.ariaDisabled === 'true') return
  const label = button.textContent
  button.ariaDisabled = 'true'
  button.textContent = 'Waiting for the response…'
  const { isOk, title, advice, response } = await sendRequest(targetOf(form), form.dataset.shown?.split(' ') ?? [])
  const outcome = form.querySelector<HTMLElement>('[data-outcome]')
  if (outcome) outcome.dataset.outcome = isOk ? 'good' : 'bad'
  show(form, '[data-outcome]', true)
  write(form, '[data-outcome] strong', title)
  write(form, '[data-outcome] span', advice)
  show(form, '[data-source]', isOk)
  show(form, 'pre', response !== undefined)
  write(form, 'pre code', response?.body ?? '')
  show(form, 'details', response !== undefined)
  write(form, 'summary', response?.limit ? `Headers, with RateLimit: ${response.limit}` : 'Headers')
  write(form, 'details code', response?.headers ?? '')
  form.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' })
  button.textContent = label
  button.ariaDisabled = null
}

function show(form: HTMLFormElement, selector: string, isShown: boolean): void {
  form.querySelector(selector)?.toggleAttribute('hidden', !isShown)
}

function write(form: HTMLFormElement, selector: string, text: string): void {
  const element = form.querySelector(selector)
  if (element) element.textContent = text
}
