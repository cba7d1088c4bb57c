/** What anywidget asks of a panel. */

import { connect } from "./connection.js";
import { hideTwin } from "./twin.js";

/** A widget that draws the trait `scene` and sends what is done; `book` holds the rules and the glossary. */
export function widget(draw) {
  return {
    render({ model, el }) {
      hideTwin(model);
      const { send, end } = connect(model, el, () => model.get("scene").words ?? {});
      const redraw = () => {
        const scene = model.get("scene");
        if (scene?.words) draw(el, { book: model.get("book"), ...scene }, send);
      };
      model.on("change:scene change:book", redraw);
      redraw();
      return () => {
        end();
        model.off("change:scene change:book", redraw);
      };
    },
  };
}
