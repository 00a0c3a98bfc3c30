// What screen readers are told in passing. Several sentences in quick succession are told together.

class Live {
  said = $state('')
  #waiting: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  announce(text: string): void {
    if (!text) return
    this.#waiting.push(text)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.said = this.#waiting.splice(0).join(' ')
    }, 150)
  }

  /** In another language nothing of it is right any more. */
  forget(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.said = ''
  }
}

export const live = new Live()
