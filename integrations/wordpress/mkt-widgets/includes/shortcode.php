<?php
defined( 'ABSPATH' ) || exit;

/**
 * A message to authors in their post, hidden from readers.
 *
 * @param string $message
 * @return string
 */
function mkt_widgets_note( $message ) {
	return current_user_can( 'edit_posts' )
		? sprintf( '<p role="note">%s</p>', esc_html( $message . ' ' . __( '(Only authors see this.)', 'mkt-widgets' ) ) )
		: '';
}

/**
 * `[mkt ranking genre-id="100371"]<a href="…">All teas</a>[/mkt]`: the element's tag for authors. Only the
 * element's own attributes are used, so that authors whose HTML is filtered cannot add an `onclick`.
 */
add_shortcode(
	'mkt',
	function ( $written, $fallback = '' ) {
		$elements = mkt_widgets_elements();
		// WordPress ends paragraphs at lines, so the content can begin with the end of one and end within another.
		$fallback = force_balance_tags( wp_kses_post( do_shortcode( (string) $fallback ) ) );
		$given    = array();
		foreach ( (array) $written as $key => $value ) {
			// Arguments without a value, such as the name of the element or `bookmarks`, have numbers as keys.
			$given += is_int( $key ) ? array( sanitize_key( $value ) => '' ) : array( sanitize_key( $key ) => $value );
		}
		$first = (string) key( $given );
		$name  = preg_replace( '/^mkt-/', '', $first );
		unset( $given[ $first ] );
		if ( ! isset( $elements[ $name ] ) ) {
			/* translators: 1: the unknown name, 2: the known names */
			$message = __( '[mkt %1$s]: there is no such element. Available elements: %2$s.', 'mkt-widgets' );
			return mkt_widgets_note( sprintf( $message, $first, implode( ', ', array_keys( $elements ) ) ) ) . $fallback;
		}
		$global  = array( 'id', 'class', 'lang' );
		$former  = isset( $elements[ $name ]['reader-controls'] ) ? array_intersect_key( $given, array( 'controls' => '' ) ) : array();
		$unknown = array_keys( array_diff_key( $given, $elements[ $name ], array_flip( $global ), $former ) );
		$note    = '';
		if ( $unknown ) {
			/* translators: 1: name of an element, 2: the unknown attribute */
			$message = __( '[mkt %1$s]: there is no attribute %2$s.', 'mkt-widgets' );
			$note    = mkt_widgets_note( sprintf( $message, $name, implode( ', ', $unknown ) ) );
		}
		if ( $former ) {
			/* translators: %s: name of an element */
			$note .= mkt_widgets_note( sprintf( __( '[mkt %s]: HTML minifiers remove the value of controls. Use reader-controls.', 'mkt-widgets' ), $name ) );
		}
		$element = mkt_widgets_element( $name, $given, $fallback, $global );
		// Within a paragraph, a list or paragraph of the content would end the element; a `div` ends the paragraph before it.
		return $note . ( in_array( $name, array( 'value', 'bookmark-button' ), true ) ? $element : "<div>$element</div>" );
	}
);
