/** The editor alone, in a notebook. */

import { connect } from "../../drawing/connection.js";
import { make, once } from "../../drawing/dom.js";
import { draw } from "./editor.js";
import { hideTwin } from "../../drawing/twin.js";

export default {
  render({ model, el }) {
    hideTwin(model);
    const { send, end } = connect(model, el, () => model.get("words"));
    const place = once(el, () => el.appendChild(make("div")));
    const redraw = () => draw(place, { ...model.get("view"), panelWords: model.get("words"), book: model.get("book") }, send);
    model.on("change", redraw);
    redraw();
    return () => {
      end();
      model.off("change", redraw);
    };
  },
};
